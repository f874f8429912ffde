// STRIPE_SECRET_KEY=sk_… npm run stripe:prices: makes products, prices and the tax rate at the payment provider, and prints the settings.
import { install, run } from "./setup.mjs";

install();
run("scripts/stripe-prices.ts", process.argv.slice(2));
