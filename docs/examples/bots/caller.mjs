// A bot over plain WebSocket, by the published protocol (docs/protocol.md, protocol/schema.json). No packages; Node 22 or newer
// (Node 20 with --experimental-websocket).
//
//     node caller.mjs ws://127.0.0.1:8080/ws K7M2PQ
//
// It joins a table, calls or checks, raises the least one time in five, and goes when the match is over.

const [url, code] = process.argv.slice(2);
if (!url || !code) {
  console.error("usage: node caller.mjs ws://HOST:PORT/ws CODE");
  process.exit(2);
}

const socket = new WebSocket(url, "cardavia.v1.json");
let ids = 0;
let answered = -1; // the version of the table that was answered last
const say = (type, fields) => socket.send(JSON.stringify({ type, id: `m${++ids}`, ...fields }));

function choose(legal) {
  if (legal.lock) return { kind: "lock", card: legal.lock.cards[0] };
  if (legal.look) return { kind: "look" };
  if (legal.raise && Math.random() < 0.2) return { kind: "raise", to: legal.raise.least };
  if (legal.check) return { kind: "check" };
  return { kind: legal.hold ? "hold" : "call" };
}

socket.onopen = () => say("hello", { versions: [1], instance: `caller-${process.pid}`, name: "Caller", bot: true });

socket.onmessage = ({ data }) => {
  const message = JSON.parse(data);
  if (message.type === "welcome") say("join", { code });
  if (message.type === "refused") console.error(`refused: ${message.text}`);
  if (message.type !== "update") return;
  const { view, version } = message;
  if (view.stage === "over" || view.stage === "closed") {
    console.log(JSON.stringify(view.standings));
    socket.close();
  } else if (view.legal && version !== answered) {
    answered = version;
    say("play", { version, action: choose(view.legal) });
  }
};

socket.onclose = ({ code: why, reason }) => {
  if (why !== 1000 && why !== 1005) console.error(`closed: ${why} ${reason}`);
  process.exit(why === 1000 || why === 1005 ? 0 : 1);
};
