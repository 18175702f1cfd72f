import type { Invariant } from '../../platform/database/audit.ts'

/** What collections promise. */
export const invariants: readonly Invariant[] = [
  {
    name: 'an NFT’s pieces are numbered from 1 without a gap',
    violations: `
      select n.tenant_id, format('%s has given %s numbers, and has %s pieces up to %s', n.id, n.last_number,
        count(p.number), coalesce(max(p.number), 0)) as what
      from nft n
      left join nft_piece p on p.tenant_id = n.tenant_id and p.nft_id = n.id
      group by n.tenant_id, n.id, n.last_number
      having count(p.number) <> n.last_number or coalesce(max(p.number), 0) <> n.last_number`,
  },
]
