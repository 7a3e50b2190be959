import { ApiError } from '@lobbykit/sdk'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FieldRule } from '../../form/field.rules.ts'
import {
  AGREED_AT_FIRST,
  confirmationProblem,
  mayRegister,
  REGISTER_FIELDS,
  type RegisterField,
  type RegisterMethod,
  type RegisterSite,
  type RegisterValues,
  refusedField,
  registerFields,
  registerMethods,
  registrationBody,
  ruleOfField,
  ruleText,
} from './register.rules.ts'

const OPTIONAL = [
  'paymentPassword',
  'idNumber',
  'qqNum',
  'facebook',
  'wechat',
  'line',
  'whatsapp',
  'zalo',
  'email',
  'nickname',
  'payeeName',
  'mobileNum',
  'verificationCode',
  'recommenderId',
  'affiliateCode',
] as const
const flags =
  (...on: string[]) =>
  (flag: string) =>
    on.includes(flag)
const rule = (more: Partial<FieldRule> = {}): FieldRule => ({ enabled: true, required: false, ...more })
const site = (more: Partial<RegisterSite> = {}): RegisterSite => ({
  has: flags('REGMOBVERF3', 'MOBILENUMPASSREG3'),
  rules: {},
  captcha: false,
  invited: false,
  ...more,
})
const names = (method: RegisterMethod, of: RegisterSite, typed = '') =>
  registerFields(method, of, typed).map(({ name }) => name)
const requiredOf = (method: RegisterMethod, of: RegisterSite, typed = '') =>
  Object.fromEntries(registerFields(method, of, typed).map(({ name, required }) => [name, required]))
const values = (typed: Partial<RegisterValues> = {}): RegisterValues =>
  ({ ...Object.fromEntries(REGISTER_FIELDS.map((name) => [name, ''])), ...typed }) as RegisterValues

it('REG-12 the terms are agreed to at first, and without that nobody registers', () => {
  expect(mayRegister({ agree: AGREED_AT_FIRST })).toBe(true)
  expect(mayRegister({ agree: false })).toBe(false)
})

describe('the ways to register', () => {
  it.each([
    [
      ['USERNAMEREG3', 'MOBILENUMREG3'],
      ['username', 'mobileNum'],
    ],
    [['USERNAMEREG3'], ['username']],
    [['MOBILENUMREG3'], ['mobileNum']],
    [[], ['username']],
  ])('REG-02 with %j are %j, the first being the default', (on, methods) => {
    expect(registerMethods(flags(...on))).toEqual(methods)
  })
})

describe('the fields of a form', () => {
  it('REG-03 by username are name, password and its repetition, all required', () => {
    expect(requiredOf('username', site())).toEqual({ username: true, password: true, confirmPassword: true })
  })

  it('REG-03 by mobile number are number, code and passwords, each by its flag', () => {
    expect(names('mobileNum', site())).toEqual(['mobileNum', 'verificationCode', 'password', 'confirmPassword'])
    expect(names('mobileNum', site({ has: flags('MOBILENUMPASSREG3') }))).toEqual(['mobileNum', 'password', 'confirmPassword'])
    expect(names('mobileNum', site({ has: flags('REGMOBVERF3') }))).toEqual(['mobileNum', 'verificationCode'])
    expect(names('mobileNum', site({ has: flags() }))).toEqual(['mobileNum'])
  })

  it('REG-03 what a method itself needs is required, whatever its rule says', () => {
    const off = rule({ enabled: false, required: false })
    const rules = { username: off, password: off, mobileNum: off, verificationCode: off }
    expect(requiredOf('username', site({ rules }))).toEqual({ username: true, password: true, confirmPassword: true })
    expect(requiredOf('mobileNum', site({ rules }))).toEqual({
      mobileNum: true,
      verificationCode: true,
      password: true,
      confirmPassword: true,
    })
  })

  it.each(OPTIONAL.filter((name) => name !== 'verificationCode'))('REG-04 %s shows only when the server enables it', (name) => {
    expect(names('username', site({ rules: { [name]: rule() } }))).toContain(name)
    expect(names('username', site({ rules: { [name]: rule({ enabled: false, required: true }) } }))).not.toContain(name)
    expect(requiredOf('username', site({ rules: { [name]: rule({ required: true }) } }))[name]).toBe(true)
    expect(requiredOf('username', site({ rules: { [name]: rule() } }))[name]).toBe(false)
  })

  it('REG-04 the number and its code of a username form stand once, and not among the details of a mobile form', () => {
    const rules = Object.fromEntries(OPTIONAL.map((name) => [name, rule()]))
    expect(names('username', site({ rules, captcha: true }))).toEqual([...REGISTER_FIELDS])
    const byMobile = names('mobileNum', site({ rules, captcha: true }))
    expect(byMobile.filter((name) => name === 'mobileNum' || name === 'verificationCode')).toHaveLength(2)
    expect(byMobile).not.toContain('username')
  })

  it('REG-04 a username form shows the code only beside a number, and demands it once a number is typed', () => {
    const both = site({ rules: { mobileNum: rule(), verificationCode: rule() } })
    expect(names('username', site({ rules: { verificationCode: rule({ required: true }) } }))).not.toContain('verificationCode')
    expect(requiredOf('username', both)).toMatchObject({ mobileNum: false, verificationCode: false })
    expect(requiredOf('username', both, ' ')).toMatchObject({ verificationCode: false })
    expect(requiredOf('username', both, '9171234567')).toMatchObject({ mobileNum: false, verificationCode: true })
    const demanded = site({ rules: { mobileNum: rule(), verificationCode: rule({ required: true }) } })
    expect(requiredOf('username', demanded)).toMatchObject({ mobileNum: true, verificationCode: true })
  })

  it('REG-04 the invitation code shows only while no link has brought a valid one', () => {
    const rules = { affiliateCode: rule({ required: true }) }
    for (const method of ['username', 'mobileNum'] as const) {
      expect(names(method, site({ rules }))).toContain('affiliateCode')
      expect(names(method, site({ rules, invited: true }))).not.toContain('affiliateCode')
    }
  })

  it('REG-07 a captcha that is shown is required and stands last', () => {
    for (const method of ['username', 'mobileNum'] as const) {
      expect(registerFields(method, site({ captcha: true }), '').at(-1)).toEqual({ name: 'captcha', required: true })
      expect(names(method, site())).not.toContain('captcha')
    }
  })

  it('REG-04 without the rules of the server there is what the method needs', () => {
    expect(names('username', site({ rules: undefined }))).toEqual(['username', 'password', 'confirmPassword'])
  })
})

describe('the rule of a field', () => {
  const of = (name: RegisterField, required: boolean, given?: FieldRule) =>
    ruleOfField({ name, required }, given && { [name]: given })

  it('REG-05 is the server rule of its name, required as the form shows it', () => {
    const given = rule({ pattern: 'a+', message: 'Only a' })
    expect(of('mobileNum', true, given).rule).toEqual({ ...given, required: true })
    expect(of('email', false, rule({ required: true })).rule?.required).toBe(false)
    expect(of('username', true).rule).toBeUndefined()
  })

  it('REG-05 speaks with the words of the server, or with our own where it is silent', () => {
    const shown = { name: 'email', required: false } as const
    expect(ruleText(shown, { email: rule({ message: 'Not an address' }) })).toEqual({ text: 'Not an address' })
    expect(ruleText(shown, { email: rule({ message: '' }) })).toEqual({ id: 'email_format' })
    expect(ruleText({ name: 'zalo', required: false }, undefined)).toEqual({ id: 'field_check' })
  })
})

describe('the repeated password', () => {
  it.each([
    ['secret1', '', 'in_incorrect_password'],
    ['', '', 'in_incorrect_password'],
    ['secret1', 'secret2', 'in_confirmation_correct'],
    ['secret1', 'Secret1', 'in_confirmation_correct'],
    ['secret1', 'secret1 ', 'in_confirmation_correct'],
  ])('REG-06 of "%s" as "%s" is wrong: %s', (password, confirmPassword, id) => {
    expect(confirmationProblem(password, confirmPassword)).toEqual({ id })
  })
  it('REG-06 is right when it is the same', () => expect(confirmationProblem('secret1', 'secret1')).toBeUndefined())
})

describe('a refusal', () => {
  const shown = registerFields('username', site({ rules: { email: rule(), affiliateCode: rule() } }), '')
  const refusal = (facts: Partial<ConstructorParameters<typeof ApiError>[1]>, kind: ApiError['kind'] = 'refused') =>
    refusedField(new ApiError(kind, { operation: 'register', ...facts }), shown)?.name

  it('REG-05 is about the field it names, when that is shown', () => {
    expect(refusal({ code: 'register.field.invalid', value: { field: 'email' } })).toBe('email')
    expect(refusal({ code: 'register.field.invalid', value: { field: 'zalo' } })).toBeUndefined()
    expect(refusal({ code: 'member.exists' })).toBeUndefined()
    expect(refusal({ value: 'email' })).toBeUndefined()
    expect(refusal({ value: { field: 'email' } }, 'malformed')).toBeUndefined()
    expect(refusedField(new Error('boom'), shown)).toBeUndefined()
  })

  it('REG-09 of an invitation code is about its field, by the call or by the reason', () => {
    expect(refusal({ code: 'affiliate.invalid' })).toBe('affiliateCode')
    expect(refusal({ operation: 'checkAffiliate' })).toBe('affiliateCode')
    expect(refusal({ operation: 'checkAffiliate' }, 'network')).toBeUndefined()
  })
})

describe('what is sent', () => {
  const facts = { dialingCode: '63', hostName: 'play.mock.example', platform: 'H5' } as const
  const body = (typed: Partial<RegisterValues>, more: Partial<Parameters<typeof registrationBody>[0]> = {}) =>
    registrationBody({ fields: registerFields('username', site(), ''), values: values(typed), ...facts, ...more })

  it('REG-11 REG-15 are the facts of the visit, what was typed, and the flag of a normal registration', () => {
    expect(body({ username: ' newbie01 ', password: ' pass 1 ', confirmPassword: ' pass 1 ' })).toEqual({
      countryDialingCode: '63',
      registerUrl: 'play.mock.example',
      registerMethod: 'H5',
      type: 0,
      normalRegister: true,
      username: 'newbie01',
      password: ' pass 1 ',
      confirmPassword: ' pass 1 ',
    })
  })

  it('REG-11 the code and the domain of the link go along, in place of a typed code', () => {
    const affiliate = { code: 'SUN77', domain: 'sun.mock.example' }
    expect(body({ affiliateCode: 'MOON88' }, { affiliate })).toMatchObject({
      affiliateCode: 'SUN77',
      domain: 'sun.mock.example',
    })
    const typed = registerFields('username', site({ rules: { affiliateCode: rule() } }), '')
    expect(body({ affiliateCode: 'MOON88' }, { fields: typed })).toMatchObject({ affiliateCode: 'MOON88' })
    expect(body({ affiliateCode: 'MOON88' }, { fields: typed })).not.toHaveProperty('domain')
  })

  it('REG-11 proof by the provider goes with the code, as an SMS', () => {
    const fields = registerFields('mobileNum', site(), '')
    const typed = { mobileNum: '9171234567', verificationCode: '246810' }
    expect(body(typed, { fields, idToken: 'mock:9171234567' })).toMatchObject({
      ...typed,
      firebaseChannel: 'sms',
      firebaseIdToken: 'mock:9171234567',
    })
    expect(body(typed, { fields })).not.toHaveProperty('firebaseChannel')
  })

  it('REG-11 a captcha goes with the id of its picture', () => {
    const fields = registerFields('username', site({ captcha: true }), '')
    expect(body({ captcha: '1234' }, { fields, captchaId: 'c-1' })).toMatchObject({ captcha: '1234', captchaId: 'c-1' })
    expect(body({ captcha: '1234' }, { captchaId: 'c-1' })).not.toHaveProperty('captchaId')
  })

  it('REG-11 a code without a number is not sent', () => {
    const fields = registerFields('username', site({ rules: { mobileNum: rule(), verificationCode: rule() } }), '')
    expect(body({ verificationCode: '246810' }, { fields, idToken: 'mock:1' })).not.toHaveProperty('verificationCode')
    expect(body({ verificationCode: '246810' }, { fields, idToken: 'mock:1' })).not.toHaveProperty('firebaseIdToken')
  })

  const anyText = fc.string({ maxLength: 12 })
  const anySite = fc
    .record({
      on: fc.subarray(['REGMOBVERF3', 'MOBILENUMPASSREG3']),
      rules: fc.dictionary(fc.constantFrom(...OPTIONAL), fc.record({ enabled: fc.boolean(), required: fc.boolean() })),
      captcha: fc.boolean(),
      invited: fc.boolean(),
    })
    .map(({ on, ...rest }) => ({ ...rest, has: flags(...on) }))
  const anyForm = fc.record({
    method: fc.constantFrom<RegisterMethod>('username', 'mobileNum'),
    site: anySite,
    typed: fc.record(Object.fromEntries(REGISTER_FIELDS.map((name) => [name, anyText]))),
  })

  it('REG-04 REG-11 no field that is not shown ever leaves, whatever was typed into it before', () => {
    fc.assert(
      fc.property(anyForm, ({ method, site: of, typed }) => {
        const all = values(typed)
        const fields = registerFields(method, of, all.mobileNum)
        const shown = new Set<string>(fields.map(({ name }) => name))
        const sent = body(all, { fields, captchaId: 'c-1', idToken: 'token' })
        for (const name of REGISTER_FIELDS) if (!shown.has(name)) expect(sent).not.toHaveProperty(name)
        for (const text of Object.values(sent)) expect(text).not.toBe('')
        if (!shown.has('captcha')) expect(sent).not.toHaveProperty('captchaId')
        if (!shown.has('verificationCode')) expect(sent).not.toHaveProperty('firebaseIdToken')
      }),
    )
  })

  it('REG-04 a form shows every field at most once, and none the server has switched off beside what its method needs', () => {
    fc.assert(
      fc.property(anyForm, ({ method, site: of, typed }) => {
        const shown = names(method, of, values(typed).mobileNum)
        expect(new Set(shown).size).toBe(shown.length)
        const needed = names(method, { ...of, rules: undefined })
        for (const name of shown) if (!needed.includes(name)) expect(of.rules?.[name]?.enabled, name).toBe(true)
      }),
    )
  })
})

it('ERR-01 a mobile number that is not right is told from one that is missing, and a refused confirmation says so', () => {
  const mobile = ruleOfField({ name: 'mobileNum', required: true }, undefined)
  expect([mobile.fallback, mobile.wrong]).toEqual([{ id: 'mobile_required' }, { id: 'mobile_invalid' }])
  expect(ruleText({ name: 'mobileNum', required: true }, undefined)).toEqual({ id: 'mobile_invalid' })
  expect(ruleText({ name: 'confirmPassword', required: true }, undefined)).toEqual({ id: 'confirmation_mismatch' })
})
