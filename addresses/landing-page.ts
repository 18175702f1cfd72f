import { path } from '#platform/routing/path.ts'

/** The feature's addresses. */
export const paths = {
  campaign: path('/lp/:identifier'),
  page: path('/v/:page_name'),
  sharedPage: path('/v/:page_name/:encoded_ogp_path'),
}
