import { graphql, useFragment } from 'react-relay'
import { Link } from '#design-system/link/LinkProvider.tsx'
import { useLogo } from '#platform/theme/brand.ts'
import type { Brand_community$key } from './__generated__/Brand_community.graphql.ts'
import { brand, name } from './Brand.css.ts'

/** The community's mark and name: the way home. */
export function Brand(props: { community: Brand_community$key }) {
  const community = useFragment(
    graphql`
      fragment Brand_community on Community @throwOnFieldError {
        name
      }
    `,
    props.community,
  )
  return (
    <Link href="/" className={brand}>
      <img src={useLogo()} alt="" width={32} height={32} />
      <span className={name}>{community.name}</span>
    </Link>
  )
}
