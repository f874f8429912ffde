const KEY = "session-ended";

/** Notes for the sign-in page that follows that nobody asked for it: the session has ended on the server. */
export const noteEnded = (): void => sessionStorage.setItem(KEY, "1");

/** Tells whether that was noted. */
export const hasEnded = (): boolean => sessionStorage.getItem(KEY) !== null;

/** Once it was read, it is over. */
export const forgetEnded = (): void => sessionStorage.removeItem(KEY);
