// The rules page has nothing of its own to do beside searching, which every page can.

import "./page.js";

document.documentElement.dataset.ready = "1";
