// The web client's door: mounts the page. It knows no rules; everything that it shows comes from the server's views.
import { render } from "preact";

const root = document.getElementById("app");
if (root === null) throw new Error("index.html has no element with id app");
render(<h1>Cardavia</h1>, root);
