import type { Decorator } from '@storybook/react-vite'
import { Component, type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react'
import { RelayEnvironmentProvider, loadQuery, useLazyLoadQuery } from 'react-relay'
import type { Environment, GraphQLTaggedNode, OperationType } from 'relay-runtime'
import { createStoryEnvironment } from '../relay/storyEnvironment.ts'
import type { StoryRelay } from '../relay/storyRelay.ts'

type Render = (props: Readonly<Record<string, unknown>>) => ReactNode

/**
 * Gives the story a Relay environment of its own, and what its `parameters.relay` asks for: a
 * fragment's keys as props, or for a screen its preloaded query.
 */
export const withRelay: Decorator = (Story, { args, parameters }) => {
  const relay: StoryRelay = parameters.relay ?? {}
  return (
    <WithEnvironment relay={relay}>
      {(environment) => (
        <Outcome relay={relay}>
          {relay.query ? (
            <WithData
              relay={relay}
              query={relay.query}
              environment={environment}
              render={(props) => <Story args={{ ...args, ...props }} />}
            />
          ) : (
            <Story />
          )}
        </Outcome>
      )}
    </WithEnvironment>
  )
}

function WithEnvironment({
  relay,
  children,
}: {
  relay: StoryRelay
  children: (environment: Environment) => ReactNode
}) {
  const [environment] = useState(() => createStoryEnvironment(relay))
  return (
    <RelayEnvironmentProvider environment={environment}>
      {children(environment)}
    </RelayEnvironmentProvider>
  )
}

function Outcome({ relay, children }: { relay: StoryRelay; children: ReactNode }) {
  const { fallback: Fallback, failure } = relay
  return (
    <Failure failure={failure}>
      <Suspense fallback={Fallback && <Fallback />}>{children}</Suspense>
    </Failure>
  )
}

interface WithDataProps {
  relay: StoryRelay
  query: GraphQLTaggedNode
  environment: Environment
  render: Render
}

function WithData(props: WithDataProps) {
  return props.relay.getReferenceEntries ? <WithKeys {...props} /> : <WithQueryRef {...props} />
}

function WithKeys({ relay, query, render }: WithDataProps) {
  const data = useLazyLoadQuery<OperationType>(query, relay.variables ?? {})
  return render(relay.getReferenceEntries?.(data) ?? {})
}

function WithQueryRef({ relay, query, environment, render }: WithDataProps) {
  const [queryRef] = useState(() =>
    loadQuery<OperationType>(environment, query, relay.variables ?? {}),
  )
  useEffect(() => () => queryRef.dispose(), [queryRef])
  return render({ queryRef })
}

interface FailureProps {
  failure: ComponentType<{ error: unknown }> | undefined
  children: ReactNode
}

/** Where the story names no `failure`, an error is a fault of the story and fails it. */
class Failure extends Component<FailureProps, { error: unknown }> {
  override state: { error: unknown } = { error: undefined }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    const { failure: Shown, children } = this.props
    if (this.state.error === undefined) return children
    if (!Shown) throw this.state.error
    return <Shown error={this.state.error} />
  }
}
