export { AddressFields, detailsTexts } from "./address-fields.tsx";
export { cardTexts } from "./card-texts.ts";
export { CardField, usePaymentFacts } from "./card-field.tsx";
export { type CardGateway, CardRefused, withBank, withCard } from "./card-gateway.ts";
export { useBank } from "./use-bank.ts";
