import { useIntl } from 'react-intl'
import { SegmentedControl } from '#design-system/segmented-control/SegmentedControl.tsx'
import { TextField } from '#design-system/text-field/TextField.tsx'
import type ja from '../../messages/ja.ts'

type ContactDraft = { method: 'EMAIL' | 'PHONE'; email: string; phone: string }

type ContactFieldsProps = {
  draft: ContactDraft
  onChange: (part: Partial<ContactDraft>) => void
  error?: string
}

/** Where the code shall go: an e-mail address or a mobile number. */
export function ContactFields({ draft, onChange, error }: ContactFieldsProps) {
  const intl = useIntl()
  const say = (id: keyof typeof ja) => intl.formatMessage({ id })
  const shared = {
    requiredLabel: say('onboarding.required'),
    error,
    autoCapitalize: 'none',
  } as const
  return (
    <>
      <SegmentedControl
        label={say('onboarding.terms.method')}
        value={draft.method}
        options={[
          { value: 'EMAIL', label: say('onboarding.terms.byEmail'), icon: 'mail' },
          { value: 'PHONE', label: say('onboarding.terms.byPhone'), icon: 'phone' },
        ]}
        onChange={(method) => onChange({ method })}
      />
      {draft.method === 'EMAIL' ? (
        <TextField
          key="email"
          {...shared}
          label={say('onboarding.contact.email')}
          description={say('onboarding.contact.emailHint')}
          type="email"
          inputMode="email"
          autoComplete="email"
          spellCheck={false}
          placeholder="name@example.com"
          value={draft.email}
          onChange={(email) => onChange({ email })}
        />
      ) : (
        <TextField
          key="phone"
          {...shared}
          label={say('onboarding.contact.phone')}
          description={say('onboarding.contact.phoneHint')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          placeholder="090-1234-5678"
          value={draft.phone}
          onChange={(phone) => onChange({ phone })}
        />
      )}
    </>
  )
}
