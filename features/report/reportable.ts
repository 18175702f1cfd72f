import type { ReportSubjectKind } from '#schema/enums.generated.ts'

/** What can be reported, by its own id. */
export type Reportable = { kind: (typeof ReportSubjectKind)[number]; id: string }
