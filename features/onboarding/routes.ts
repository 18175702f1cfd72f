import { paths } from '#addresses/onboarding.ts'
import { authRoutes } from '#features/auth/routes.ts'
import { errorMessages } from '#features/errors/words.ts'
import { profileMessages } from '#features/profile/words.ts'
import { joinMessages } from '#platform/routing/joinMessages.ts'
import type { FeatureRoutes, ScreenRoute } from '#platform/routing/route.ts'
import { stepPaths } from './steps.ts'

const step = (path: string): ScreenRoute => ({
  path,
  shell: 'none',
  screen: () => import('./screens/OnboardingScreen/OnboardingScreen.tsx'),
  query: () => import('./screens/OnboardingScreen/__generated__/OnboardingScreenQuery.graphql.ts'),
})

export const onboardingRoutes: FeatureRoutes = {
  // The forms speak the provider's and the contract's errors.
  messages: joinMessages(
    { ja: () => import('./messages/ja.ts'), en: () => import('./messages/en.ts') },
    authRoutes.messages,
    profileMessages,
    errorMessages,
  ),
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
