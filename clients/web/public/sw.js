// Where the server can't be reached, a page says so in words instead of the browser's own error. Nothing else is kept: the game needs its server.
const PAGE = "offline.html";
const KEPT = [PAGE, "offline.css", "icon.svg"];
const NAME = "cardavia-offline-1";

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(KEPT)));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== NAME).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  if (request.mode === "navigate") {
    event.respondWith(fetch(request).catch(() => caches.match(new URL(PAGE, self.registration.scope).href)));
    return;
  }
  // The page may stand in for any address below this one, so its parts are asked for beside that address.
  const part = KEPT.find((name) => new URL(request.url).pathname.endsWith(`/${name}`));
  if (part !== undefined) event.respondWith(fetch(request).catch(() => caches.match(new URL(part, self.registration.scope).href)));
});
