import { listSizes } from '#schema/listSizes.generated.ts'

/** How many messages a page brings: as many as the gateway gives at once. */
export const pageSize = listSizes['Channel.messages']
