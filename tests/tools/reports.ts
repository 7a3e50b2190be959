export type Outcome = 'passed' | 'failed' | 'skipped'

/** One test of a report, with the titles around it. */
export interface Result {
  title: string
  outcome: Outcome
}

interface VitestReport {
  testResults: { assertionResults: { fullName: string; status: string }[] }[]
}
interface Suite {
  title: string
  suites?: Suite[]
  specs?: { title: string; ok: boolean; tests: { status: string }[] }[]
}
interface PlaywrightReport {
  suites: Suite[]
}

const fromVitest = ({ testResults }: VitestReport): Result[] =>
  testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({
      title: fullName,
      outcome: status === 'passed' ? 'passed' : status === 'failed' ? 'failed' : 'skipped',
    })),
  )

const fromSuite = (suite: Suite, above = ''): Result[] => {
  const title = `${above} ${suite.title}`
  return [
    ...(suite.specs ?? []).map(
      (spec): Result => ({
        title: `${title} ${spec.title}`,
        outcome: spec.tests.every(({ status }) => status === 'skipped') ? 'skipped' : spec.ok ? 'passed' : 'failed',
      }),
    ),
    ...(suite.suites ?? []).flatMap((inner) => fromSuite(inner, title)),
  ]
}

/** The results of a vitest or Playwright JSON report. */
export const outcomesOf = (report: VitestReport | PlaywrightReport): Result[] =>
  'testResults' in report ? fromVitest(report) : report.suites.flatMap((suite) => fromSuite(suite))
