const KEY = "authToken";

/** The bearer value of the running session as this browser keeps it, or null. */
export function authToken(): string | null {
  return localStorage.getItem(KEY);
}

/** Keeps the bearer value of a new session for all tabs of this browser. */
export function storeAuthToken(token: string): void {
  localStorage.setItem(KEY, token);
}

/** Forgets the bearer value. */
export function dropAuthToken(): void {
  localStorage.removeItem(KEY);
}

/** Calls back when another tab signed in or out; call the result to end the watch. */
export function watchAuthToken(onChange: () => void): () => void {
  const listen = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) onChange();
  };
  addEventListener("storage", listen);
  return () => removeEventListener("storage", listen);
}

const SIGN_OUT = "signOut";

/** Tells other tabs that somebody signs out by wish: then nothing stays on any screen. Nothing of it is kept. */
export function broadcastSignOut(): void {
  localStorage.setItem(SIGN_OUT, "");
  localStorage.removeItem(SIGN_OUT);
}

/** Calls back when somebody signs out by wish in another tab; call the result to end the watch. */
export function watchSignOut(onSignOut: () => void): () => void {
  const listen = ({ key, newValue }: StorageEvent) => {
    if (key === SIGN_OUT && newValue !== null) onSignOut();
  };
  addEventListener("storage", listen);
  return () => removeEventListener("storage", listen);
}

let mayBeForeign = (): boolean => false;

/** Sends no session while `tells` says that the kept value may be another person's, for whom this page must do nothing. */
export function withholdTokenWhile(tells: () => boolean): void {
  mayBeForeign = tells;
}

/** The headers that prove the session, also for calls that are made past `call`; none while the value may be another person's. */
export const bearerHeaders = (): Record<string, string> => (mayBeForeign() ? {} : storedHeaders());

/** The same in any case, for what asks whose session it is or ends it. */
export function storedHeaders(): Record<string, string> {
  const token = authToken();
  return token === null ? {} : { authorization: `Bearer ${token}` };
}
