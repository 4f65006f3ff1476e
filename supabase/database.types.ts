// Written by "npm run db:types" from the migrations. Do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      subscribers: {
        Row: {
          id: string;
          email: string;
          source: string | null;
          early_access: boolean;
          reviewed: boolean;
          created_at: string;
          synced_at: string | null;
          sync_attempts: number;
          sync_error: string | null;
          next_sync_at: string | null;
          sync_claimed_until: string | null;
        };
        Insert: {
          id?: string;
          email: string;
          source?: string | null;
          early_access?: boolean;
          reviewed?: boolean;
          created_at?: string;
          synced_at?: string | null;
          sync_attempts?: number;
          sync_error?: string | null;
          next_sync_at?: string | null;
          sync_claimed_until?: string | null;
        };
        Update: {
          id?: string;
          email?: string;
          source?: string | null;
          early_access?: boolean;
          reviewed?: boolean;
          created_at?: string;
          synced_at?: string | null;
          sync_attempts?: number;
          sync_error?: string | null;
          next_sync_at?: string | null;
          sync_claimed_until?: string | null;
        };
        Relationships: [];
      };
      user_roles: {
        Row: { user_id: string; role: string; created_at: string };
        Insert: { user_id: string; role: string; created_at?: string };
        Update: { user_id?: string; role?: string; created_at?: string };
        Relationships: [];
      };
    };
    Views: {
      subscriber_list: {
        Row: {
          id: string;
          email: string;
          source: string | null;
          early_access: boolean;
          reviewed: boolean;
          created_at: string;
          synced_at: string | null;
          sync_attempts: number;
          sync_error: string | null;
          next_sync_at: string | null;
          sync_claimed_until: string | null;
        };
        Relationships: [];
      };
    };
    Functions: {
      allow_owner: {
        Args: { p_email: string };
        Returns: string;
      };
      claim_sync: {
        Args: { p_email: string };
        Returns: Database["public"]["CompositeTypes"]["sync_claim"][];
      };
      claim_syncs: {
        Args: { p_limit: number; p_all?: boolean; p_id?: string };
        Returns: Database["public"]["CompositeTypes"]["sync_claim"][];
      };
      disallow_owner: {
        Args: { p_email: string };
        Returns: boolean;
      };
      is_admin: {
        Args: never;
        Returns: boolean;
      };
      owner_needs_password: {
        Args: never;
        Returns: boolean;
      };
      release_syncs: {
        Args: { p_ids: string[]; p_retry_after?: number };
        Returns: undefined;
      };
      subscriber_counts: {
        Args: never;
        Returns: { total: number; reviewed: number; unreviewed: number };
      };
      sync_failed: {
        Args: {
          p_id: string;
          p_attempt: number;
          p_error: string;
          p_retry_after?: number;
          p_permanent?: boolean;
        };
        Returns: undefined;
      };
      sync_succeeded: {
        Args: { p_id: string };
        Returns: undefined;
      };
    };
    Enums: Record<never, never>;
    CompositeTypes: {
      sync_claim: { id: string; email: string; attempt: number };
    };
  };
};
