/** The component of each page; each is fetched when it is first shown. */
import type { Component } from "svelte";
import type { Route } from "../routing.svelte.ts";

// A page takes the route that it is for, if it needs it; which one that is, the table below says.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Page = { default: Component<any> };

/** Boards in all their states are shown in development only. */
const SHOWS_STORIES = import.meta.env.DEV || import.meta.env.MODE === "stories";
const missing = () => import("./missing/MissingPage.svelte");

const PAGES: Record<Route["page"], () => Promise<Page>> = {
  home: () => import("./home/HomePage.svelte"),
  set_up: () => import("./set_up/SetUpPage.svelte"),
  share: () => import("./share/SharePage.svelte"),
  link: () => import("./link/LinkPage.svelte"),
  table: () => import("./table/TablePage.svelte"),
  replay: () => import("./replay/ReplayPage.svelte"),
  rules: () => import("./rules/RulesPage.svelte"),
  mine: () => import("./mine/MinePage.svelte"),
  today: () => import("./today/TodayPage.svelte"),
  deals: () => import("./today/DealsPage.svelte"),
  statistics: () => import("./statistics/StatisticsPage.svelte"),
  records: () => import("./records/RecordsPage.svelte"),
  boards: SHOWS_STORIES ? () => import("./boards/BoardsPage.svelte") : missing,
  missing,
};

export function pageOf(route: Route): Promise<Page> {
  return PAGES[route.page]();
}
