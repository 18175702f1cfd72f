import { authRoutes } from '#features/auth/routes.ts'
import { errorMessages } from '#features/errors/words.ts'
import type { Locale } from '#platform/intl/locale.ts'
import type { FeatureRoutes, Lazy, MessageModule, ScreenRoute } from '#platform/routing/route.ts'
import { stepPaths } from './steps.ts'
import { paths } from './paths.ts'

const step = (path: string): ScreenRoute => ({
  path,
  shell: 'none',
  screen: () => import('./screens/OnboardingScreen/OnboardingScreen.tsx'),
  query: () => import('./screens/OnboardingScreen/__generated__/OnboardingScreenQuery.graphql.ts'),
})

/** The forms speak the provider's and the contract's errors, and so bring their words along. */
function withErrors(locale: Locale, own: Lazy<MessageModule>): Lazy<MessageModule> {
  const load = async () => {
    const all = [own, authRoutes.messages[locale], errorMessages[locale]]
    const modules = await Promise.all(all.map((words) => words()))
    return { default: Object.assign({}, ...modules.map((module) => module.default)) }
  }
  return Object.assign(load, { module: own.module })
}

export const onboardingRoutes: FeatureRoutes = {
  messages: {
    ja: withErrors('ja', () => import('./messages/ja.ts')),
    en: withErrors('en', () => import('./messages/en.ts')),
  },
  routes: [
    ...Object.values(stepPaths).map(step),
    {
      path: paths.login.pattern,
      shell: 'none',
      screen: () => import('./screens/LoginScreen/LoginScreen.tsx'),
      query: () => import('./screens/LoginScreen/__generated__/LoginScreenQuery.graphql.ts'),
    },
    {
      path: paths.welcome.pattern,
      shell: 'none',
      screen: () => import('./screens/WelcomeScreen/WelcomeScreen.tsx'),
      query: () => import('./screens/WelcomeScreen/__generated__/WelcomeScreenQuery.graphql.ts'),
    },
  ],
}
