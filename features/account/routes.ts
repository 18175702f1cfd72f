import { paths } from '#addresses/account.ts'
import { authRoutes } from '#features/auth/routes.ts'
import { joinMessages } from '#platform/routing/joinMessages.ts'
import type { FeatureRoutes } from '#platform/routing/route.ts'

export const accountRoutes: FeatureRoutes = {
  // The code's form speaks the words of logging in.
  messages: joinMessages(
    { ja: () => import('./messages/ja.ts'), en: () => import('./messages/en.ts') },
    authRoutes.messages,
  ),
  routes: [
    {
      path: paths.undo.pattern,
      search: ['key'],
      screen: () => import('./screens/UndoScreen/UndoScreen.tsx'),
    },
    {
      path: paths.email.pattern,
      screen: () => import('./screens/EmailScreen/EmailScreen.tsx'),
      query: () => import('./screens/EmailScreen/__generated__/EmailScreenQuery.graphql.ts'),
    },
    {
      path: paths.phoneNumber.pattern,
      screen: () => import('./screens/PhoneNumberScreen/PhoneNumberScreen.tsx'),
      query: () =>
        import('./screens/PhoneNumberScreen/__generated__/PhoneNumberScreenQuery.graphql.ts'),
    },
    {
      path: paths.birthDate.pattern,
      screen: () => import('./screens/DateOfBirthScreen/DateOfBirthScreen.tsx'),
      query: () =>
        import('./screens/DateOfBirthScreen/__generated__/DateOfBirthScreenQuery.graphql.ts'),
    },
    {
      path: paths.country.pattern,
      screen: () => import('./screens/CountryOfResidenceScreen/CountryOfResidenceScreen.tsx'),
      query: () =>
        import('./screens/CountryOfResidenceScreen/__generated__/CountryOfResidenceScreenQuery.graphql.ts'),
    },
    {
      path: paths.password.pattern,
      screen: () => import('./screens/PasswordScreen/PasswordScreen.tsx'),
      query: () => import('./screens/PasswordScreen/__generated__/PasswordScreenQuery.graphql.ts'),
    },
  ],
}
