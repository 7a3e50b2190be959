export type Outcome = 'passed' | 'failed' | 'skipped'

/** One test of a report, with the titles around it. */
export interface Result {
  title: string
  /** Where it stands; the end of the path at least. */
  file: string
  outcome: Outcome
}

interface VitestReport {
  testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[]
}
interface Suite {
  title: string
  file: string
  suites?: Suite[]
  specs?: { title: string; ok: boolean; tests: { status: string }[] }[]
}
interface PlaywrightReport {
  suites: Suite[]
}

const fromVitest = ({ testResults }: VitestReport): Result[] =>
  testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({
      title: fullName,
      file,
      outcome: status === 'passed' ? 'passed' : status === 'failed' ? 'failed' : 'skipped',
    })),
  )

const fromSuite = (suite: Suite, above = ''): Result[] => {
  const title = `${above} ${suite.title}`
  return [
    ...(suite.specs ?? []).map(
      (spec): Result => ({
        title: `${title} ${spec.title}`,
        file: suite.file,
        outcome: spec.tests.every(({ status }) => status === 'skipped') ? 'skipped' : spec.ok ? 'passed' : 'failed',
      }),
    ),
    ...(suite.suites ?? []).flatMap((inner) => fromSuite(inner, title)),
  ]
}

/** The results of a vitest or Playwright JSON report. */
export const outcomesOf = (report: VitestReport | PlaywrightReport): Result[] =>
  'testResults' in report ? fromVitest(report) : report.suites.flatMap((suite) => fromSuite(suite))
