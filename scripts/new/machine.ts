import { messageFiles } from './feature.ts'
import type { Files } from './files.ts'
import { pascal } from './names.ts'

/**
 * A machine of a feature for what only the browser knows, with its transition test; the component that fills its
 * actors, and a story of each of its states. What a fan hands in to the gateway needs none: `useSubmission`.
 */
export function machineFiles(feature: string, name: string): Files {
  const file = `${name}Machine`
  const machines = `features/${feature}/machines`
  const component = `${pascal(name)}Flow`
  const folder = `features/${feature}/components/${component}`
  const words = `${feature}.${name}`
  return {
    ...messageFiles(feature, [
      { id: `${words}.start`, ja: 'はじめる', en: 'Start' },
      { id: `${words}.busy`, ja: 'しばらくお待ちください', en: 'One moment' },
      { id: `${words}.failed`, ja: 'うまくいきませんでした。', en: 'That did not work.' },
      { id: `${words}.again`, ja: 'もういちど', en: 'Once more' },
      { id: `${words}.done`, ja: 'できました。', en: 'Done.' },
    ]),
    [`${machines}/${file}.ts`]: `import { fromPromise, setup } from 'xstate'

type Event = { type: '${name}.started' }

/** Its states are conditions; what it does to the world is an actor, which a component fills. */
export const ${file} = setup({
  types: { events: {} as Event },
  actors: { work: fromPromise<void>(() => Promise.reject(new Error('no actor'))) },
}).createMachine({
  id: '${name}',
  initial: 'idle',
  states: {
    idle: { on: { '${name}.started': 'working' } },
    working: { invoke: { src: 'work', onDone: 'done', onError: 'failed' }, tags: 'busy' },
    failed: { on: { '${name}.started': 'working' } },
    done: { type: 'final' },
  },
})
`,
    [`${machines}/${file}.test.ts`]: `import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { ${file} } from './${file}.ts'

const begin = (work: () => Promise<void>) => {
  const actor = createActor(${file}.provide({ actors: { work: fromPromise(work) } })).start()
  actor.send({ type: '${name}.started' })
  return actor
}
const refuse = () => Promise.reject(new Error('refused'))

describe('${name}', () => {
  it.each([
    ['done', () => Promise.resolve()],
    ['failed', refuse],
  ])('ends in %s', async (state, work) => {
    const actor = begin(work)
    expect((await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))).value).toBe(state)
  })

  it('is tried again after it failed, and is deaf while it works', async () => {
    let tries = 0
    const actor = begin(() => (++tries === 1 ? refuse() : Promise.resolve()))
    actor.send({ type: '${name}.started' })
    await waitFor(actor, (snapshot) => snapshot.matches('failed'))
    actor.send({ type: '${name}.started' })
    await waitFor(actor, (snapshot) => snapshot.matches('done'))
    expect(tries).toBe(2)
  })
})
`,
    [`${folder}/${component}.tsx`]: `import { useActorRef, useSelector } from '@xstate/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { fromPromise, type ActorRefFrom } from 'xstate'
import { Banner } from '#design-system/banner/Banner.tsx'
import { Button } from '#design-system/button/Button.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { ${file} } from '../../machines/${file}.ts'

/** Does the work that it is given, and shows how it stands. */
export function ${component}({ work }: { work: () => Promise<void> }) {
  const actor = useActorRef(${file}.provide({ actors: { work: fromPromise(work) } }))
  return <${component}States actor={actor} />
}

/** How it stands, as its tags and states say. */
export function ${component}States({ actor }: { actor: ActorRefFrom<typeof ${file}> }) {
  const intl = useIntl()
  const state = useSelector(actor, (snapshot) => snapshot)
  if (state.matches('done'))
    return (
      <Banner tone="success">
        <FormattedMessage id="${words}.done" />
      </Banner>
    )
  const hasFailed = state.matches('failed')
  return (
    <Stack gap={3}>
      {hasFailed && (
        <Banner tone="danger">
          <FormattedMessage id="${words}.failed" />
        </Banner>
      )}
      <Button
        onClick={() => actor.send({ type: '${name}.started' })}
        isBusy={state.hasTag('busy')}
        busyLabel={intl.formatMessage({ id: '${words}.busy' })}
      >
        {intl.formatMessage({ id: hasFailed ? '${words}.again' : '${words}.start' })}
      </Button>
    </Stack>
  )
}
`,
    [`${folder}/${component}.stories.tsx`]: `import { expect } from 'storybook/test'
import type { StateValueFrom } from 'xstate'
import { standingIn } from '#storybook/decorators/withMachine.tsx'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { ${file} } from '../../machines/${file}.ts'
import { ${component}, ${component}States } from './${component}.tsx'

const meta = preview.meta({ component: ${component}States, args: given('actor') })

function stand(value: StateValueFrom<typeof ${file}>) {
  return { machine: { start: () => standingIn(${file}, { value, context: {} }) } }
}

export const Idle = meta.story({ parameters: stand('idle') })
export const Working = meta.story({ parameters: stand('working') })
export const Failed = meta.story({ parameters: stand('failed') })
export const Done = meta.story({
  render: () => <${component} work={() => Promise.resolve()} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'はじめる' }))
    await expect(await canvas.findByText('できました。')).toBeInTheDocument()
  },
})
`,
  }
}
