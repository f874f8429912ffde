export { AddressFields, detailsTexts } from "./address-fields.tsx";
export { CardField, usePaymentFacts } from "./card-field.tsx";
export { type CardGateway, CardRefused, withBank, withCard } from "./card-gateway.ts";
export { useBank } from "./use-bank.ts";
