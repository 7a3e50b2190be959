import { useState } from 'react'
import type { Message } from '../../core/message.ts'
import { useLobby } from '../../core/useLobby.ts'
import { write } from '../../core/write.ts'
import { draftOf, keptChoice } from '../../form/drafts.ts'
import { checkField } from '../../form/field.rules.ts'
import { sentImage } from '../../form/images.rules.ts'
import { patternTester } from '../../form/lobbyPatterns.ts'
import { type PickedImagesResult, useDraftImages } from '../../form/useDraftImages.ts'
import { securityConfigKey } from '../profile.queries.ts'
import { type SavedFormResult, useSavedForm } from '../useSavedForm.ts'
import { kycKey, sendKycMutationOptions } from './kyc.queries.ts'
import {
  asksBothAddresses,
  bornProblem,
  type Kyc,
  type KycDocument,
  type KycField,
  type KycValues,
  kycBody,
  kycDocuments,
  kycFields,
  kycObstacle,
  toldByKyc,
} from './kyc.rules.ts'

/** The form of a proof of identity. */
export interface KycFormResult extends SavedFormResult<KycField> {
  /** Whether the form cannot do without a field. */
  isRequired: (name: KycField) => boolean
  /** The pictures that are asked for, one each. */
  documents: readonly { name: KycDocument; required: boolean; images: PickedImagesResult }[]
  /** Years that a member must be old. */
  age: number
  /** Whether the member says to be that old. */
  ageConfirmed: boolean
  confirmAge: (confirmed: boolean) => void
  /** Whether one address may stand for both. */
  asksSameAddress: boolean
  /** Whether the current address is the permanent one, and so not asked for. */
  sameAddress: boolean
  setSameAddress: (same: boolean) => void
}

const DRAFT = 'kyc'

const EMPTY: Record<KycField, string> = {
  nickname: '',
  realName: '',
  fullName: '',
  birthday: '',
  placeOfBirth: '',
  nationality: '',
  idNumber: '',
  occupation: '',
  sourceOfIncome: '',
  address: '',
  permanentAddress: '',
  currentAddress: '',
  mobileNum: '',
  email: '',
  telegram: '',
  facebook: '',
  whatsapp: '',
  line: '',
  zalo: '',
  wechat: '',
  qqNum: '',
}

/** The viewer's day of a moment (ms since 1970), as YYYY-MM-DD: so Swedish writes it. */
const localDay = (ms: number) => new Date(ms).toLocaleDateString('sv')

/**
 * The form of a proof of identity as the site asks for it (MEM-11). What is typed and picked stays after a failure, or a login
 * in between.
 */
export function useKycForm(kyc: Kyc): KycFormResult {
  const lobby = useLobby()
  // Said anew each time: it is a statement about what is sent then.
  const [ageConfirmed, confirmAge] = useState(false)
  const [sameAddress, setSameAddress] = useState(() => keptChoice(lobby, DRAFT, 'sameAddress') === 'yes')
  const [drafts] = useState(() => {
    const draft = (document: KycDocument) => draftOf(lobby, `${DRAFT}.${document}`)
    return { front: draft('front'), back: draft('back'), selfie: draft('selfie') }
  })
  const picked: Record<KycDocument, PickedImagesResult> = {
    front: useDraftImages(drafts.front, 1),
    back: useDraftImages(drafts.back, 1),
    selfie: useDraftImages(drafts.selfie, 1),
  }
  const asked = kycDocuments(kyc)
  const fields = kycFields(kyc, sameAddress)

  const check = async (name: KycField, values: KycValues): Promise<Message | undefined> => {
    const value = values[name].trim()
    const problem = await checkField(kyc.fields[name], value, { id: 'field_check' }, patternTester(lobby))
    if (problem || name !== 'birthday' || value === '') return problem
    return bornProblem(value, localDay(lobby.ports.clock.now()), kyc.age)
  }

  const { recheck: _, ...form } = useSavedForm<KycField>({
    initial: EMPTY,
    draft: DRAFT,
    chosen: { sameAddress: sameAddress ? 'yes' : '' },
    fields,
    check,
    told: (error) => toldByKyc(error, fields, kyc.fields),
    obstacle: () => kycObstacle(kyc, { has: (name) => picked[name].images.length > 0, ageConfirmed }),
    async send(values) {
      const documents = asked.flatMap(({ name }) => {
        const [image] = picked[name].images
        return image ? [[name, sentImage(image)] as const] : []
      })
      const body = { fields: kycBody(kyc, values, sameAddress), documents: Object.fromEntries(documents), ageConfirmed }
      await write(lobby, sendKycMutationOptions(lobby), body).finally(() => {
        // An answer may be lost: what is known now says whether it was sent.
        void lobby.queryClient.invalidateQueries({ queryKey: kycKey })
        void lobby.queryClient.invalidateQueries({ queryKey: securityConfigKey })
      })
    },
    onSaved() {
      for (const { name } of asked) picked[name].clear()
    },
  })

  return {
    ...form,
    isRequired: (name) => kyc.fields[name]?.required === true,
    documents: asked.map((document) => ({ ...document, images: picked[document.name] })),
    age: kyc.age,
    ageConfirmed,
    confirmAge,
    asksSameAddress: asksBothAddresses(kyc),
    sameAddress,
    setSameAddress,
  }
}
