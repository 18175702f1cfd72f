import { FormattedMessage } from 'react-intl'
import { paths } from '#addresses/account.ts'
import { paths as exportPaths } from '#addresses/data-export.ts'
import { LinkGroup, LinkRow } from '#design-system/link-rows/LinkRows.tsx'

/** The ways to what a fan logs in with, and to what is known of their person. */
export function LogInGroup() {
  return (
    <LinkGroup title={<FormattedMessage id="settings.group.logIn" />}>
      <LinkRow href={paths.email()} icon="mail">
        <FormattedMessage id="settings.email.title" />
      </LinkRow>
      <LinkRow href={paths.phoneNumber()} icon="phone">
        <FormattedMessage id="settings.phoneNumber.title" />
      </LinkRow>
      <LinkRow href={paths.password()} icon="key">
        <FormattedMessage id="settings.password.title" />
      </LinkRow>
      <LinkRow href={paths.birthDate()} icon="calendar">
        <FormattedMessage id="settings.birthDate.title" />
      </LinkRow>
      <LinkRow href={paths.country()} icon="flag">
        <FormattedMessage id="settings.country.title" />
      </LinkRow>
      <LinkRow href={exportPaths.dataExport()} icon="arrowDown">
        <FormattedMessage id="settings.dataExport.title" />
      </LinkRow>
    </LinkGroup>
  )
}
