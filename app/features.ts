import { authRoutes } from '#features/auth/routes.ts'
import { chatRoutes } from '#features/chat/routes.ts'
import { homeRoutes } from '#features/home/routes.ts'
import { onboardingRoutes } from '#features/onboarding/routes.ts'
import { settingsRoutes } from '#features/settings/routes.ts'
import { shellRoutes } from '#features/shell/routes.ts'
import type { FeatureRoutes } from '#platform/routing/route.ts'

/** Every feature's routes. A path stands once. */
export const features: readonly FeatureRoutes[] = [
  homeRoutes,
  chatRoutes,
  settingsRoutes,
  shellRoutes,
  onboardingRoutes,
  authRoutes,
]
