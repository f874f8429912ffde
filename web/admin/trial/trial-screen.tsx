import { carried } from "../shared/page/drawn.ts";
import { signUp } from "./sign-up.ts";
import { TrialPage } from "./trial-page.tsx";

/** What stands there until the provider's facts have come, where nobody carried them. */
const UNKNOWN = { isTest: false, paymentWays: [] };

/** The page /signup-trial with what signs up. */
export const TrialScreen = () => <TrialPage signUp={signUp} payments={carried ?? UNKNOWN} />;
