import { carried } from "../shared/page/drawn.ts";
import { signUp } from "./sign-up.ts";
import { TrialPage } from "./trial-page.tsx";

/** The page /signup-trial with what signs up. */
export const TrialScreen = () => <TrialPage signUp={signUp} isTestAtFirst={carried?.isTest ?? false} />;
