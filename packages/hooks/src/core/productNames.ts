/** Modules of the backend that the product names; the contract says which call belongs to which (CONST-02). */
export type ModuleName =
  | 'COMM3'
  | 'FUNDTRANS3'
  | 'AGEANNOUNCE3'
  | 'MEMTRANS3'
  | 'PERSPNL3'
  | 'AGEINFO3'
  | 'AGEDOWNMAN3'
  | 'REG3'
  | 'CAPTCHA3'

/** The product's themes; this is its mobile one (CONST-02). */
export type ThemeName = 'mobile'
