import { expect, waitFor } from 'storybook/test'
import type { StateValueFrom } from 'xstate'
import { NetworkError } from '#platform/relay/fetch.ts'
import { standingIn } from '#storybook/decorators/withMachine.tsx'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { phoneProofMachine, type PhoneProofContext } from '../../machines/phoneProofMachine.ts'
import { PhoneProof } from './PhoneProof.tsx'

const meta = preview.meta({ component: PhoneProof, args: given('actor') })

const atNumber: PhoneProofContext = { phoneNumber: '', sent: null, problem: null }
const atCode: PhoneProofContext = {
  phoneNumber: '09012345678',
  sent: { maskedPhoneNumber: '090-••••-5678', resendableAt: '2026-11-20T03:00:30.000Z' },
  problem: null,
}

/** An actor that stands in a state, named by its path. */
function stand(path: string, context: PhoneProofContext) {
  const value = path.replace('phoneProof.', '') as StateValueFrom<typeof phoneProofMachine>
  return { start: () => standingIn(phoneProofMachine, { value, context }) }
}

export const EnteringNumber = meta.story({
  parameters: { machine: stand('phoneProof.enteringNumber', atNumber) },
})

export const SendingCode = meta.story({
  parameters: { machine: stand('phoneProof.sendingCode', atNumber) },
})

export const NotAMobileNumber = meta.story({
  parameters: {
    machine: stand('phoneProof.enteringNumber', {
      ...atNumber,
      problem: {
        __typename: 'SendSmsCodeError',
        code: 'NOT_A_MOBILE_NUMBER',
        retryAt: null,
      },
    }),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus())
  },
})

export const TooManyCodes = meta.story({
  parameters: {
    machine: stand('phoneProof.enteringNumber', {
      ...atNumber,
      problem: {
        __typename: 'SendSmsCodeError',
        code: 'LIMIT',
        retryAt: '2026-11-20T04:00:00.000Z',
      },
    }),
  },
})

export const EnteringCode = meta.story({
  parameters: { machine: stand('phoneProof.enteringCode', atCode) },
})

export const CheckingCode = meta.story({
  parameters: { machine: stand('phoneProof.checkingCode', atCode) },
})

export const VerifySmsCodeError = meta.story({
  parameters: {
    machine: stand('phoneProof.enteringCode', {
      ...atCode,
      problem: { __typename: 'VerifySmsCodeError', code: 'INVALID', values: { triesLeft: 4 } },
    }),
  },
})

export const NumberTaken = meta.story({
  parameters: {
    machine: stand('phoneProof.enteringCode', {
      ...atCode,
      problem: { __typename: 'VerifySmsCodeError', code: 'NUMBER_TAKEN', values: { triesLeft: 0 } },
    }),
  },
})

/** The number is proven and has no account; the log-in leads to the sign-up from here. */
export const AuthorityShouldBeSignUpError = meta.story({
  parameters: {
    machine: stand('phoneProof.enteringCode', {
      ...atCode,
      problem: { __typename: 'AuthorityShouldBeSignUpError' },
    }),
  },
})

export const Offline = meta.story({
  parameters: {
    machine: stand('phoneProof.enteringCode', {
      ...atCode,
      problem: new NetworkError('The gateway could not be reached.'),
    }),
  },
})

/** What follows is the place's matter; here the form rests as it was. */
export const Proven = meta.story({
  parameters: {
    machine: stand('phoneProof.proven', {
      ...atCode,
      sent: { maskedPhoneNumber: '080-••••-4321', resendableAt: '2026-11-20T02:59:00.000Z' },
    }),
  },
})
