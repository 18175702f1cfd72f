import { locales } from '../intl/locale.ts'
import type { FeatureRoutes, Lazy, MessageModule } from './route.ts'

type Messages = FeatureRoutes['messages']

/** The words of several features as one: for a feature that shows what another one says. They load side by side. */
export function joinMessages(...all: readonly Messages[]): Messages {
  const joined = locales.map((locale) => [locale, join(all.map((messages) => messages[locale]))])
  return Object.fromEntries(joined) as Messages
}

function join(all: readonly Lazy<MessageModule>[]): Lazy<MessageModule> {
  const load = async () => {
    const modules = await Promise.all(all.map((words) => words()))
    return { default: Object.assign({}, ...modules.map((module) => module.default)) }
  }
  return Object.assign(load, { module: all.flatMap(({ module }) => module ?? []) })
}
