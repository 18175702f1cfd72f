import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths as legalPaths } from '#addresses/legal.ts'
import { paths as supportPaths } from '#addresses/support.ts'
import { Link } from '#design-system/link/LinkProvider.tsx'
import type { Footer_tenant$key } from './__generated__/Footer_tenant.graphql.ts'
import { line, quiet } from './Footer.css.ts'

type FooterProps = {
  tenant: Footer_tenant$key
  /** Opens the consent tool's settings, where there is one. */
  onOpenConsent?: (() => void) | undefined
}

/**
 * What the law wants within reach of every page: who sells and how they are reached, where something is sold, and the consent tool's
 * settings, whose words it gives, in English whatever the page's language.
 */
export function Footer({ onOpenConsent, ...props }: FooterProps) {
  const { seller } = useFragment(
    graphql`
      fragment Footer_tenant on Tenant @throwOnFieldError {
        seller {
          __typename
        }
      }
    `,
    props.tenant,
  )
  if (!seller && !onOpenConsent) return null
  return (
    <footer className={line}>
      {seller && (
        <>
          <Link href={legalPaths.commercialTransactions()} className={quiet}>
            <FormattedMessage id="shell.footer.commercialTransactions" />
          </Link>
          <Link href={legalPaths.paymentServices()} className={quiet}>
            <FormattedMessage id="shell.footer.paymentServices" />
          </Link>
          <Link href={supportPaths.support()} className={quiet}>
            <FormattedMessage id="shell.footer.support" />
          </Link>
        </>
      )}
      {onOpenConsent && (
        <button type="button" lang="en" className={quiet} onClick={onOpenConsent}>
          Do Not Sell or Share My Personal Information
        </button>
      )}
    </footer>
  )
}
