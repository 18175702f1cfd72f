import { useActorRef } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import { useRelayEnvironment } from 'react-relay'
import type { Environment } from 'relay-runtime'
import { fromPromise } from 'xstate'
import { type Session, useSession } from '#platform/session/session.ts'
import {
  phoneProofMachine,
  type SendOutcome,
  type VerifyOutcome,
} from './machines/phoneProofMachine.ts'

type Ways = {
  sendCode: (
    environment: Environment,
    phoneNumber: string,
    proveWork: Session['proveWork'],
  ) => Promise<SendOutcome>
  verifyCode: (environment: Environment, code: string) => Promise<VerifyOutcome>
  onProven: () => void
}

/** Proves a number by the ways given, and says when it is proven. */
export function usePhoneProof({ sendCode, verifyCode, onProven }: Ways) {
  const environment = useRelayEnvironment()
  const { proveWork } = useSession()
  const actor = useActorRef(
    phoneProofMachine.provide({
      actors: {
        sendCode: fromPromise(({ input }) => sendCode(environment, input.phoneNumber, proveWork)),
        verifyCode: fromPromise(({ input }) => verifyCode(environment, input.code)),
      },
    }),
  )
  const tell = useEffectEvent(onProven)
  useEffect(() => {
    const { unsubscribe } = actor.subscribe((snapshot) => {
      if (snapshot.matches('proven')) tell()
    })
    return unsubscribe
  }, [actor])
  return actor
}
