import { choiceOf, flagOf, integerOf, metadataOf, needText, partOf, textOf, textsOf } from "../form.ts";
import { invalid } from "../refusal.ts";
import type { PriceRow, ProductRow, TaxRateRow } from "../state.ts";
import { priceView, productView, taxRateView } from "../views/catalogue.ts";
import { need, newId, priceOf } from "../world.ts";
import { type Call, filter, page, PAGING } from "./call.ts";

const createProduct: Call = {
  params: ["id", "name", "description", "active", "metadata"],
  run({ world, params }) {
    const id = textOf(params, "id") ?? newId("prod");
    if (Object.hasOwn(world.state.products, id)) throw invalid("Product already exists.", "id", "resource_already_exists");
    const row: ProductRow = {
      id,
      created: world.at,
      name: needText(params, "name"),
      description: textOf(params, "description") ?? null,
      active: flagOf(params, "active") ?? true,
      metadata: metadataOf(params),
    };
    world.state.products[id] = row;
    return productView(row);
  },
};

const createPrice: Call = {
  params: [
    "product",
    "currency",
    "unit_amount",
    "recurring",
    "tax_behavior",
    "lookup_key",
    "transfer_lookup_key",
    "nickname",
    "active",
    "metadata",
  ],
  run({ world, params }) {
    const product = need(world.state.products, needText(params, "product"), "product", "product");
    const lookupKey = textOf(params, "lookup_key") ?? null;
    const holder = lookupKey === null ? undefined : Object.values(world.state.prices).find((price) => price.lookupKey === lookupKey);
    if (holder && flagOf(params, "transfer_lookup_key") !== true)
      throw invalid(`A price (\`${lookupKey}\`) already uses that lookup key.`, "lookup_key", "resource_already_exists");
    if (choiceOf(params, "tax_behavior", { exclusive: true }) !== true)
      throw invalid("The simulator knows prices without tax only (tax_behavior: exclusive).", "tax_behavior");
    const recurring = partOf(params, "recurring");
    const interval = recurring && choiceOf(recurring, "interval", { month: "month", year: "year" } as const);
    const unitAmount = integerOf(params, "unit_amount");
    if (!interval) throw invalid("The simulator knows recurring prices by month or year only.", "recurring");
    if (unitAmount === undefined || unitAmount < 0) throw invalid("Invalid unit_amount.", "unit_amount", "parameter_missing");
    const row: PriceRow = {
      id: newId("price"),
      created: world.at,
      product: product.id,
      active: flagOf(params, "active") ?? true,
      currency: needText(params, "currency") === "eur" ? "eur" : refuseCurrency(),
      unitAmount,
      interval,
      lookupKey,
      nickname: textOf(params, "nickname") ?? null,
      metadata: metadataOf(params),
    };
    if (holder) holder.lookupKey = null;
    world.state.prices[row.id] = row;
    return priceView(row);
  },
};

function refuseCurrency(): never {
  throw invalid("The simulator knows euros only.", "currency");
}

const listPrices: Call = {
  params: [...PAGING, "lookup_keys", "active", "product"],
  run({ world, params }) {
    const keys = textsOf(params, "lookup_keys");
    const active = flagOf(params, "active");
    const isWanted = filter(params, "product");
    const rows = Object.values(world.state.prices).filter(
      (row) =>
        (!keys || (row.lookupKey !== null && keys.includes(row.lookupKey))) &&
        (active === undefined || row.active === active) &&
        isWanted(row.product),
    );
    return page("/v1/prices", rows, params, priceView);
  },
};

const listProducts: Call = {
  params: [...PAGING, "active", "ids"],
  run({ world, params }) {
    const ids = textsOf(params, "ids");
    const active = flagOf(params, "active");
    const rows = Object.values(world.state.products).filter(
      (row) => (!ids || ids.includes(row.id)) && (active === undefined || row.active === active),
    );
    return page("/v1/products", rows, params, productView);
  },
};

const createTaxRate: Call = {
  params: ["display_name", "percentage", "inclusive", "country", "description", "jurisdiction", "tax_type", "active", "metadata"],
  run({ world, params }) {
    if (flagOf(params, "inclusive") !== false) throw invalid("The simulator knows taxes on top of the price only.", "inclusive");
    const percentage = Number(needText(params, "percentage"));
    if (!(percentage >= 0 && percentage <= 100)) throw invalid("Invalid percentage.", "percentage");
    const row: TaxRateRow = {
      id: newId("txr"),
      created: world.at,
      name: needText(params, "display_name"),
      percentage,
      country: textOf(params, "country") ?? null,
      description: textOf(params, "description") ?? null,
      jurisdiction: textOf(params, "jurisdiction") ?? null,
      taxType: textOf(params, "tax_type") ?? null,
      active: flagOf(params, "active") ?? true,
      metadata: metadataOf(params),
    };
    world.state.taxRates[row.id] = row;
    return taxRateView(row);
  },
};

const listTaxRates: Call = {
  params: [...PAGING, "active", "inclusive"],
  run({ world, params }) {
    const active = flagOf(params, "active");
    const rows = Object.values(world.state.taxRates).filter((row) => active === undefined || row.active === active);
    return page("/v1/tax_rates", flagOf(params, "inclusive") === true ? [] : rows, params, taxRateView);
  },
};

export const catalogueCalls: Record<string, Call> = {
  "POST /products": createProduct,
  "GET /products": listProducts,
  "GET /products/:product": {
    params: [],
    run: ({ world, path }) => productView(need(world.state.products, path["product"] ?? "", "product")),
  },
  "POST /prices": createPrice,
  "GET /prices": listPrices,
  "GET /prices/:price": { params: [], run: ({ world, path }) => priceView(priceOf(world, path["price"] ?? "")) },
  "POST /tax_rates": createTaxRate,
  "GET /tax_rates": listTaxRates,
  "GET /tax_rates/:rate": {
    params: [],
    run: ({ world, path }) => taxRateView(need(world.state.taxRates, path["rate"] ?? "", "tax rate", "tax_rate")),
  },
};
