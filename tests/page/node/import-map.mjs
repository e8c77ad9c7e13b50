/** Lets node read the page's modules: the names that index.html maps, and addresses from the root of the page. */
import { readFileSync } from "node:fs";
import { register } from "node:module";

const WEB = new URL("../../../src/roundhouse/web/", import.meta.url);
const page = readFileSync(new URL("index.html", WEB), "utf-8");
const map = JSON.parse(/<script type="importmap">([^]*?)<\/script>/.exec(page)[1]).imports;
const addresses = Object.fromEntries(Object.entries(map).map(([name, path]) => [name, new URL(`.${path}`, WEB).href]));

const hooks = `
  const addresses = ${JSON.stringify(addresses)};
  export async function resolve(name, context, next) {
    return name in addresses ? { url: addresses[name], format: "module", shortCircuit: true } : next(name, context);
  }
  export async function load(url, context, next) {
    return next(url, url.startsWith(${JSON.stringify(WEB.href)}) ? { ...context, format: "module" } : context);
  }
`;
register(`data:text/javascript,${encodeURIComponent(hooks)}`);
