const legal = { version: '2026-11-01', title: { ja: '規約', en: 'Terms' }, sections: [] }

/** A tenant's row, for tests that need one to exist. */
export const testTenant = {
  name: { ja: 'ひだまり放送局', en: 'Hidamari Station' },
  supportEmail: 'help@example.com',
  defaultCommunityId: 'community_1',
  terms: legal,
  privacyPolicy: legal,
}
