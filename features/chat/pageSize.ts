/** How many messages a page brings: as many as the gateway gives at once (`Channel.messages`). */
export const pageSize = 50
