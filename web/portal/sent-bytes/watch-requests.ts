/** What the page's program handed to the browser to be sent, as it was. */
export type Sent = {
  /** Counted from 1, in the order of sending. */
  number: number;
  at: Date;
  method: string;
  /** With the origin only where it is another one than the page's. */
  address: string;
  /** What the program set; what the browser adds no page can see. */
  headers: [name: string, value: string][];
  size: number;
  /** Null where it was too much to be kept. */
  body: Uint8Array | null;
};

/** So many bytes are kept at most: each is read in several ways, which took 2.7 s of the page for 16 MB, 0.3 s for 2. */
const MOST_KEPT = 2 * 1024 * 1024;

/**
 * Tells of every request that leaves this page by `fetch` or XMLHttpRequest from now on, which are the ways that the portal has.
 * What is told is read out of a second Request that the browser makes of the same input; what is sent stays as it was.
 */
export function watchRequests(tell: (sent: Sent) => void, mostKept = MOST_KEPT): void {
  let count = 0;
  let kept = 0;
  const note = async (request: Request) => {
    const [number, at] = [++count, new Date()];
    const body = new Uint8Array(await request.arrayBuffer());
    const isKept = kept + body.length <= mostKept;
    if (isKept) kept += body.length;
    const { origin, pathname, search } = new URL(request.url);
    const address = (origin === location.origin ? "" : origin) + pathname + search;
    tell({ number, at, method: request.method, address, headers: [...request.headers], size: body.length, body: isKept ? body : null });
  };

  const send = window.fetch;
  window.fetch = async (input, init) => {
    void note(new Request(input instanceof Request ? input.clone() : input, { ...init, signal: null }));
    return send.call(window, input, init);
  };
  if (typeof XMLHttpRequest !== "undefined") window.XMLHttpRequest = watched(note);
}

/** The browser's XMLHttpRequest, which says what it sends. */
function watched(note: (request: Request) => Promise<void>): typeof XMLHttpRequest {
  return class extends XMLHttpRequest {
    #method = "";
    #url = "";
    #headers: [string, string][] = [];
    override open(method: string, url: string | URL, isAsync = true): void {
      [this.#method, this.#url, this.#headers] = [method, String(url), []];
      super.open(method, url, isAsync);
    }
    override setRequestHeader(name: string, value: string): void {
      this.#headers.push([name, value]);
      super.setRequestHeader(name, value);
    }
    override send(body?: XMLHttpRequestBodyInit | null): void {
      void note(new Request(this.#url, { method: this.#method, headers: this.#headers, body: body ?? null }));
      super.send(body);
    }
  };
}
