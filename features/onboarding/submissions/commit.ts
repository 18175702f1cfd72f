import {
  commitMutation,
  type Environment,
  type GraphQLTaggedNode,
  type MutationParameters,
  type RecordSourceSelectorProxy,
} from 'relay-runtime'

/** Runs a mutation once. Rejects with what the network threw. */
export function commit<Mutation extends MutationParameters>(
  environment: Environment,
  mutation: GraphQLTaggedNode,
  variables: Mutation['variables'],
  updater?: (store: RecordSourceSelectorProxy) => void,
): Promise<Mutation['response']> {
  return new Promise((resolve, reject) => {
    commitMutation<Mutation>(environment, {
      mutation,
      variables,
      updater,
      onCompleted: resolve,
      onError: reject,
    })
  })
}

/** A sign-up that has just begun is the viewer's from now on. */
export function linkSignUp(store: RecordSourceSelectorProxy): void {
  const signUp = store.getRootField('startSignUp')?.getLinkedRecord('signUp')
  if (signUp) store.getRoot().getLinkedRecord('viewer')?.setLinkedRecord(signUp, 'signUp')
}
