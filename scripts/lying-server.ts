import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import type { PortalChannel } from "@hz/contract/channels/channels";
import {
  accountFingerprint,
  accountKey,
  departmentPublicKey,
  fingerprintForLink,
  newAccountSeed,
  newDepartmentSeed,
  signDepartment,
  toBase64Url,
} from "@hz/crypto";

/** A server between a reporter and the product: it hands out the product's own programs, and keys of its own. */
export type LyingServer = {
  url: string;
  /** The fragment that names its own key. */
  fragment: string;
  /** Answers the next request for a page of the portal by sending the browser on to the same page with this fragment, or without lying. */
  sendOn(fragment: string | null): void;
  /** Lets answers carry a header of its choice. */
  addHeader(name: string, value: string): void;
  /** What was sent to it that is more than a request to read. */
  received: string[];
  close(): Promise<void>;
};

const STATE = /(<script type="application\/json" id="state">)(.*?)(<\/script>)/s;

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** Starts a server that lies about the key of one account of the product. */
export async function startLyingServer(productUrl: string, accountId: string): Promise<LyingServer> {
  const account = await accountKey(newAccountSeed());
  const publicKey = await departmentPublicKey(newDepartmentSeed());
  const fragment = `#k=${fingerprintForLink(await accountFingerprint(accountId, account.publicKey))}`;
  const own = async <D extends PortalChannel["department"]>(department: D): Promise<D> => {
    const { departmentId, epoch, notAfter, purpose } = department;
    const signature = await signDepartment(account, { accountId, departmentId, epoch, notAfter, publicKey, purpose });
    return { ...department, publicKey: toBase64Url(publicKey), signature: toBase64Url(signature) };
  };
  const swapped = async (channel: PortalChannel): Promise<PortalChannel> => ({
    ...channel,
    accountPublicKey: toBase64Url(account.publicKey),
    department: await own(channel.department),
    conflict: channel.conflict && (await own(channel.conflict)),
    others: await Promise.all(channel.others.map(own)),
  });
  const lieIn = async (html: string) => {
    const found = STATE.exec(html);
    if (!found) return html;
    const state = JSON.parse(found[2]!) as { channel: PortalChannel | null };
    if (state.channel) state.channel = await swapped(state.channel);
    return html.replace(
      STATE,
      (_all, open: string, _state, close: string) => open + JSON.stringify(state).replaceAll("<", "\\u003c") + close,
    );
  };

  let next: string | null = null;
  const added: Record<string, string> = {};
  const received: string[] = [];
  const server = createServer(async (request, reply) => {
    const { method = "GET", url = "/" } = request;
    if (method !== "GET") received.push(`${method} ${url}`);
    if (next !== null && request.headers["sec-fetch-dest"] === "document") {
      const location = url + next;
      next = null;
      return void reply.writeHead(302, { location }).end();
    }
    const body = await bodyOf(request);
    const { "content-type": type } = request.headers;
    const answer = await fetch(productUrl + url, {
      method,
      redirect: "manual",
      ...(body.length > 0 ? { body: new Uint8Array(body), headers: { "content-type": type ?? "" } } : {}),
    });
    const headers = Object.fromEntries(
      [...answer.headers].filter(([name]) => !/^(content-encoding|content-length|transfer-encoding|connection)$/.test(name)),
    );
    const bytes = Buffer.from(await answer.arrayBuffer());
    const isPage = answer.headers.get("content-type")?.startsWith("text/html");
    reply.writeHead(answer.status, { ...headers, ...added }).end(isPage ? await lieIn(bytes.toString()) : bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fragment,
    sendOn: (to) => void (next = to),
    addHeader: (name, value) => void (added[name] = value),
    received,
    close: () => new Promise((resolve) => void (server.closeAllConnections(), server.close(() => resolve()))),
  };
}
