import { useEffect } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { lateImport } from '#platform/routing/lateImport.ts'
import { useSession } from '#platform/session/session.ts'
import { privateKey, privateTexts } from '#platform/storage/privateTexts.ts'
import { useAppSettings } from '../settingsContext.ts'

const importChat = lateImport(() => import('#features/chat/index.ts'))

/** What a fan wrote in a talk and could not send goes out wherever they are; its code is loaded where something waits. */
export function useWaitingMessages(): void {
  const environment = useRelayEnvironment()
  const { status, callGateway } = useSession()
  const { tenantId, userId } = useAppSettings()
  useEffect(() => {
    if (status !== 'loggedIn' || userId === null) return
    const ended = new AbortController()
    let isAsked = false
    const look = async () => {
      if (isAsked || privateTexts.keys(privateKey('outbox', tenantId, userId, '')).length === 0)
        return
      isAsked = true
      const chat = await importChat().catch(() => undefined)
      // A newer release has replaced it: the next change, or the network, asks again.
      if (!chat) isAsked = false
      else if (!ended.signal.aborted)
        ended.signal.addEventListener(
          'abort',
          chat.deliverWaiting({ environment, callGateway }, { tenantId, userId }),
        )
    }
    const lookAgain = () => void look()
    const forget = privateTexts.subscribe(lookAgain)
    addEventListener('online', lookAgain, { signal: ended.signal })
    lookAgain()
    return () => {
      forget()
      ended.abort()
    }
  }, [environment, callGateway, status, tenantId, userId])
}
