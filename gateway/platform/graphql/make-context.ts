import type DataLoader from 'dataloader'
import type { GatewayContext, Language, Services } from './context.ts'

export type Asker = {
  tenantId: string
  language: Language
  userId: string | null
  signedInAt?: Date | null
  signInId?: string | null
  isDocument: boolean
  requester: string
  cookies?: ReadonlyMap<string, string>
  setCookie?: GatewayContext['setCookie']
}

/** The context of one run: the services, who asks, and loaders that live as long as the run. */
export function makeContext(services: Services, asker: Asker): GatewayContext {
  const loaders = new Map<string, unknown>()
  const context: GatewayContext = {
    ...services,
    // Each by its name: a second spread takes V8 as long as all the rest of this.
    tenantId: asker.tenantId,
    language: asker.language,
    userId: asker.userId,
    isDocument: asker.isDocument,
    requester: asker.requester,
    signedInAt: asker.signedInAt ?? null,
    signInId: asker.signInId ?? null,
    db: services.databaseFor(asker.tenantId),
    readCookie: (name) => asker.cookies?.get(name),
    setCookie: asker.setCookie ?? (() => {}),
    loader<Key, Value>(name: string, create: (context: GatewayContext) => DataLoader<Key, Value>) {
      const known = loaders.get(name) ?? create(context)
      loaders.set(name, known)
      return known as DataLoader<Key, Value>
    },
    clearLoaders: () => loaders.clear(),
  }
  return context
}

/** The interface's language as a header names it; anything else is Japanese. */
export function toLanguage(header: string | null | undefined): Language {
  return header === 'en' ? 'en' : 'ja'
}
