declare module 'des.js' {
  interface Cipher {
    update(bytes: number[]): number[]
    final(): number[]
  }
  const des: { DES: { create(options: { type: 'encrypt' | 'decrypt'; key: number[] }): Cipher } }
  export default des
}
