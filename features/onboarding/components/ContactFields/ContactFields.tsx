import { useIntl } from 'react-intl'
import { SegmentedControl } from '#design-system/segmented-control/SegmentedControl.tsx'
import { TextField } from '#design-system/text-field/TextField.tsx'
import { narrow } from '#rules/typed.ts'
import type { ContactKind } from '#schema/types.generated.ts'
import type ja from '../../messages/ja.ts'

type Contact = { kind: ContactKind; email: string; phone: string }

type ContactFieldsProps = {
  /** The fields are `name.email` and `name.phone`. */
  name: string
  value: Contact
  onChange: (value: Contact) => void
  error?: string
}

/** Where the code shall go: an e-mail address or a mobile number. */
export function ContactFields({ name, value, onChange, error }: ContactFieldsProps) {
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
        value={value.kind}
        options={[
          { value: 'EMAIL', label: say('onboarding.terms.byEmail'), icon: 'mail' },
          { value: 'PHONE', label: say('onboarding.terms.byPhone'), icon: 'phone' },
        ]}
        onChange={(kind) => onChange({ ...value, kind })}
      />
      {value.kind === 'EMAIL' ? (
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
          name={`${name}.email`}
          value={value.email}
          onChange={(email) => onChange({ ...value, email })}
          onBlur={() => onChange({ ...value, email: narrow(value.email) })}
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
          name={`${name}.phone`}
          value={value.phone}
          onChange={(phone) => onChange({ ...value, phone })}
          onBlur={() => onChange({ ...value, phone: narrow(value.phone) })}
        />
      )}
    </>
  )
}
