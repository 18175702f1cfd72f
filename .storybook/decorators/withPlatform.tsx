import type { Decorator } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ShellToaster } from '#features/shell/index.ts'
import { FlagsProvider } from '#platform/flags/flags.ts'
import { type Session, SessionProvider } from '#platform/session/session.ts'
import { type StreamStatus, StreamStatusProvider } from '#platform/stream/streamStatus.ts'
import { ThemeProvider } from '#platform/theme/ThemeProvider.tsx'
import { flagsOf, themeOf } from '../toolbars.ts'

/** A guest's session whose acts do nothing but note that they were asked for. */
function storySession(override: Partial<Session> = {}): Session {
  return {
    status: 'notLoggedIn',
    openLogin: fn(),
    signInWithPassword: fn(async () => undefined),
    signInWithCustomToken: fn(async () => undefined),
    sendPasswordReset: fn(async () => undefined),
    verifyPasswordReset: fn(async () => ({ email: 'hikari@example.jp' })),
    confirmPasswordReset: fn(async () => undefined),
    signOut: fn(async () => undefined),
    renewSignIn: fn(async () => true),
    openPage: fn(),
    callGateway: fn(async () => Response.json({})),
    proveWork: fn(async () => false),
    ...override,
  }
}

const idle: StreamStatus = { status: 'idle', reopenCount: 0 }

/** What the app keeps around every screen: session, stream, look, language, and a place for what is said in passing. */
export const withPlatform: Decorator = (Story, { globals, parameters }) => (
  <SessionProvider value={storySession(parameters.session)}>
    <StreamStatusProvider value={{ ...idle, ...parameters.stream }}>
      <ThemeProvider initial={themeOf(globals)}>
        <FlagsProvider value={flagsOf(globals, parameters.flags)}>
          {parameters.hasOwnToaster || parameters.route?.isOwn ? (
            <Story />
          ) : (
            <ShellToaster>
              <Story />
            </ShellToaster>
          )}
        </FlagsProvider>
      </ThemeProvider>
    </StreamStatusProvider>
  </SessionProvider>
)
