import { globSync, readFileSync } from 'node:fs'
import { buildASTSchema, Kind, parse } from 'graphql'
import { expect, it } from 'vitest'
import { isPersonal } from './audience.ts'

const root = new URL('../../../', import.meta.url).pathname
const sdl = globSync('schema/*.graphql', { cwd: root }).map((file) =>
  readFileSync(root + file, 'utf8'),
)
const schema = buildASTSchema(parse(sdl.join('\n')), { assumeValidSDL: true })

/** What the app subscribes to, with the text of each fragment that it spreads. */
const subscriptions = globSync('{app,features}/**/__generated__/*Subscription.graphql.ts', {
  cwd: root,
}).map((file) => {
  const [, text = '""'] = /"text": (".*")/.exec(readFileSync(root + file, 'utf8')) ?? []
  return parse(JSON.parse(text) as string)
})

it('runs each of the app’s subscriptions once for all fans', () => {
  const names = subscriptions.map(({ definitions }) =>
    definitions.flatMap((each) =>
      each.kind === Kind.OPERATION_DEFINITION ? each.name?.value : [],
    ),
  )
  expect(names.flat()).toEqual(
    expect.arrayContaining(['useChannelActivitySubscription', 'useLiveMessagesSubscription']),
  )
  for (const document of subscriptions) expect(isPersonal(schema, document)).toBe(false)
})
