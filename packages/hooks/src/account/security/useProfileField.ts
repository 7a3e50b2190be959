import { useCallback } from 'react'
import { useHeard } from '../../core/useHeard.ts'
import { useLobby } from '../../core/useLobby.ts'
import { write } from '../../core/write.ts'
import { checkByRule } from '../../form/checkByRule.ts'
import type { FormRules } from '../../form/useFormRules.ts'
import { securityConfigKey, securityConfigQueryOptions } from '../profile/profile.queries.ts'
import { toldBy } from '../profile/told.rules.ts'
import { type SavedFormResult, useSavedForm } from '../profile/useSavedForm.ts'
import { useRefreshMember } from '../useRefreshMember.ts'
import { setProfileFieldMutationOptions } from './security.queries.ts'
import { isFieldSaved, PROFILE_RULES, type ProfileFieldName, profileRefusals } from './security.rules.ts'

/** The form of one field of the profile; it has that field alone. */
export type ProfileFieldResult = SavedFormResult<ProfileFieldName>

const EMPTY: Record<ProfileFieldName, string> = { nickname: '', email: '', payeeName: '' }

/**
 * The form of the nickname, the e-mail address or the payee name (MEM-07). Spaces around what is typed do not count.
 * `onSaved` is called once it is saved.
 */
export function useProfileField(name: ProfileFieldName, onSaved: () => void): ProfileFieldResult {
  const lobby = useLobby()
  const refreshMember = useRefreshMember()
  const wasHeard = useHeard()
  const check = useCallback(
    (each: ProfileFieldName, values: Record<ProfileFieldName, string>, rules: FormRules | undefined) =>
      checkByRule(lobby, rules, PROFILE_RULES[each], values[each].trim()),
    [lobby],
  )
  return useSavedForm<ProfileFieldName>({
    initial: EMPTY,
    draft: `profile.${name}`,
    fields: [name],
    check,
    told: (error, rules) => toldBy(error, profileRefusals(name), rules),
    async send(values) {
      const value = values[name].trim()
      const config = securityConfigQueryOptions(lobby)
      const before = lobby.queryClient.getQueryData(config.queryKey)
      const isSaved = async () => {
        const now = await lobby.queryClient.fetchQuery({ ...config, staleTime: 0 })
        if (!isFieldSaved(name, value, before, now)) throw new Error('The field is not saved yet')
      }
      await write(lobby, setProfileFieldMutationOptions(lobby, name), value)
        .catch(async (error: unknown) => {
          if (!(await wasHeard(error, value, isSaved))) throw error
        })
        .finally(() => {
          // Also after a failure: it may have been saved somewhere else before.
          void lobby.queryClient.invalidateQueries({ queryKey: securityConfigKey })
          // Every page shows the nickname from the member info, and the copy of that on the device is out of date now.
          if (name === 'nickname') void refreshMember().catch(lobby.ports.report)
        })
    },
    onSaved,
  })
}
