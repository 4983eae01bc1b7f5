/** Where the key to the secrets lies. */
export interface KeyPlace {
  /** As the file of secrets remembers it. */
  readonly name: 'keychain' | 'secret-service' | 'file';
  /** For people. */
  readonly spoken: string;
  /** Undefined: there is no key, or nobody who could give it. */
  read(): Promise<Buffer | undefined>;
  /** False: this place cannot be used here. */
  write(key: Buffer): Promise<boolean>;
}
