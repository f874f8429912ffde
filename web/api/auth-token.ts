const KEY = "authToken";

/** Gives the bearer value of the running session as this browser keeps it, or null. */
export function authToken(): string | null {
  return localStorage.getItem(KEY);
}

/** Takes the bearer value of a new session and keeps it for all tabs of this browser. */
export function keepAuthToken(token: string): void {
  localStorage.setItem(KEY, token);
}

/** Forgets the bearer value. */
export function dropAuthToken(): void {
  localStorage.removeItem(KEY);
}

/** Takes what to do when another tab signed in or out, and gives the function that ends the watch. */
export function watchAuthToken(onChange: () => void): () => void {
  const listen = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) onChange();
  };
  addEventListener("storage", listen);
  return () => removeEventListener("storage", listen);
}

/** Gives the headers that prove the session, for calls that are made past `call`: uploads, downloads and events. */
export function bearerHeaders(): Record<string, string> {
  const token = authToken();
  return token === null ? {} : { authorization: `Bearer ${token}` };
}
